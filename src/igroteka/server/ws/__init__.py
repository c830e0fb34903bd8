"""The WebSocket side: admission, the session of one socket, frames."""

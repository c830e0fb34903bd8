"""What one server process shares among its requests and sockets."""

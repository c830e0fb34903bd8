"""The HTTP side: application, routes by subject, static files."""

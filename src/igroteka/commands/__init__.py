"""What the commands do, one file a subject; imported only when the command runs."""

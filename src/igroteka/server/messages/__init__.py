"""What goes over the wire: message types, how a version of a table becomes bytes, sentences."""

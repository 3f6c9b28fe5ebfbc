"""What people see, one module or folder an app."""

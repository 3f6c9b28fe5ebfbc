"""The chips: panels, buttons, piezo."""

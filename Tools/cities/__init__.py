"""The maker of the city table: pinned packages in, one binary file out."""

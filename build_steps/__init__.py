"""Steps between the sources and compiled rules; `setup.py` puts them together."""

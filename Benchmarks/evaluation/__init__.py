"""Evaluation of search: queries from expected answers, the figures, and a page to look at."""

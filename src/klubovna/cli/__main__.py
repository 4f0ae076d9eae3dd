"""`python -m klubovna.cli`."""

import sys

from klubovna.cli import main

if __name__ == "__main__":
    sys.exit(main())

// Imported before anything that opens a file: whatever this process and its children make is its owner's alone.
process.umask(0o077);

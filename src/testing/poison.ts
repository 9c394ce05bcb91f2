import { Arena } from '#engines/embedded/kernel/arena.ts';

// before any test: memory of the index that is read after its release, or before it is written, gives wrong answers at
// once
Arena.poison = true;

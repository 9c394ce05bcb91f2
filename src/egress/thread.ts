// Imported by what runs in a thread or a process of its own, for what it does: from here nobody is reached.
import { closeEgress } from './closed.ts';

closeEgress();

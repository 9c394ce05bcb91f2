import type { Field } from '../seed.ts';
import { battery } from './battery.ts';
import { lidar } from './lidar.ts';
import { surfaces } from './surfaces.ts';

/** All fields of the demo corpus that have seeds; designs are drawn by `designs.ts`. */
export const FIELDS: readonly Field[] = [battery, lidar, surfaces];

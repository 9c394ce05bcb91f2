import type { Field } from '../seed.ts';
import { battery } from './battery.ts';
import { electrolytes } from './electrolytes.ts';
import { lidar } from './lidar.ts';
import { surfaces } from './surfaces.ts';
import { surgery } from './surgery.ts';
import { ultrasound } from './ultrasound.ts';

/** All fields of the demo corpus that have seeds; designs are drawn by `designs.ts`. */
export const FIELDS: readonly Field[] = [battery, electrolytes, lidar, ultrasound, surgery, surfaces];

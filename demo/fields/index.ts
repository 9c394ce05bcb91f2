import type { Field } from '../seed.ts';
import { battery } from './battery.ts';
import { delivery } from './delivery.ts';
import { electrolytes } from './electrolytes.ts';
import { food } from './food.ts';
import { grippers } from './grippers.ts';
import { lidar } from './lidar.ts';
import { membranes } from './membranes.ts';
import { packaging } from './packaging.ts';
import { radio } from './radio.ts';
import { surfaces } from './surfaces.ts';
import { surgery } from './surgery.ts';
import { ultrasound } from './ultrasound.ts';
import { wind } from './wind.ts';

/** All fields of the demo corpus that have seeds; designs are drawn by `designs.ts`. */
export const FIELDS: readonly Field[] = [
  battery,
  electrolytes,
  lidar,
  ultrasound,
  surgery,
  delivery,
  surfaces,
  membranes,
  wind,
  grippers,
  radio,
  packaging,
  food,
];

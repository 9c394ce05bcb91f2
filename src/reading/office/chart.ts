import type { OfficePackage } from '#sources/office/package.ts';
import type { XmlElement } from '#sources/xml-element.ts';

// DrawingML charts, ECMA-376 part 1, 21.2.

/** Categories of a chart that are read, and series. */
const MOST_ROWS = 5_000;
const MOST_SERIES = 200;

/** Points that a file keeps of the data behind a chart, by their place. */
function points(of: XmlElement | undefined): Map<number, string> {
  const found = new Map<number, string>();
  for (const point of of?.descendants('pt') ?? []) {
    const place = Number(point.attributes.idx);
    const value = point.child('v')?.raw();
    if (Number.isInteger(place) && place >= 0 && place < MOST_ROWS && value !== undefined) found.set(place, value);
  }
  return found;
}

/**
 * A chart as the table that is behind it: a row for each category, a column for each series; of scattered points the
 * places along the axis are the categories. Empty where the part is none, or keeps no data.
 */
export async function chartRows(office: OfficePackage, part: string | undefined): Promise<string[][]> {
  if (part === undefined || !office.has(part)) return [];
  const series = (await office.xml(part))
    .descendants('ser')
    .slice(0, MOST_SERIES)
    .map((each) => ({
      name: [...points(each.child('tx')).values()].join(' '),
      categories: points(each.child('cat') ?? each.child('xVal')),
      values: points(each.child('val') ?? each.child('yVal')),
    }));
  const categories = new Map(series.flatMap((each) => [...each.categories]));
  const places = [...new Set(series.flatMap((each) => [...each.categories.keys(), ...each.values.keys()]))].sort(
    (a, b) => a - b,
  );
  if (places.length === 0) return [];
  return [
    ['', ...series.map(({ name }) => name)],
    ...places.map((place) => [categories.get(place) ?? '', ...series.map(({ values }) => values.get(place) ?? '')]),
  ];
}

import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { cellId, type Place } from './Grid.tsx';

/** Which cell of a grid is opened (`?cell=` of the address, so that it can be sent), and where the focus stands. */
export interface OpenedCell {
  readonly opened: boolean;
  /** The opened cell, else where a person has moved to; undefined: nowhere yet. */
  readonly wanted: Place | undefined;
  move(to: Place): void;
  /** The same function for good: a grid's rows are drawn anew only where something changed. */
  readonly open: (place: Place | undefined) => void;
  /** Closes what is opened and gives the focus to a cell. */
  close(place: Place): void;
}

export function useOpenedCell(): OpenedCell {
  const [params, setParams] = useSearchParams();
  const [moved, move] = useState<Place>();
  const [feature = '', number = ''] = (params.get('cell') ?? '').split('.');
  const opened = params.has('cell');
  const setNow = useRef(setParams);
  setNow.current = setParams;
  const open = useCallback((place: Place | undefined) => {
    if (place) move(place);
    setNow.current(
      (now) => {
        if (place) now.set('cell', `${place.feature}.${place.number}`);
        else now.delete('cell');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, []);
  const close = (place: Place) => {
    move(place);
    open(undefined);
    requestAnimationFrame(() => document.getElementById(cellId(place))?.focus());
  };
  return { opened, wanted: opened ? { feature, number } : moved, move, open, close };
}

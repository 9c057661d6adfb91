import type { PrivatePlace } from '@rung/core/exports';
import { useState } from 'react';
import type { Found } from '../state/privacy.ts';
import { Names } from '../ui/Names.tsx';
import { PlaceLink } from '../ui/PlaceLink.tsx';
import { count } from '../ui/words.ts';
import { privateBox, privateSentence } from './privateWords.ts';
import './PrivateWarning.css';

/** So many places are told at first. */
const FEW = 4;

/** Names the places that look private, before a link of them is copied. `onShape` is absent when the values are gone already. */
export function PrivateWarning({
  found,
  here,
  onShape,
}: {
  found: Found;
  /** The places are those of the texts on the page. */
  here: boolean;
  onShape?: (() => void) | undefined;
}) {
  const [all, setAll] = useState(false);
  if (found?.length === 0) return null;
  if (found === undefined)
    return (
      <div className="share-private" role="alert">
        <p>The texts could not be looked through for private data. Look yourself before you share.</p>
      </div>
    );
  const shown = all ? found : found.slice(0, FEW);
  return (
    <div className="share-private" role="alert">
      <p>
        <b>
          {found.length === 1 ? '1 place looks private.' : `${count(found.length, 'place')} look private.`}
        </b>{' '}
        Whoever gets this can read {found.length === 1 ? 'it' : 'them'}.
      </p>
      <ul>
        {shown.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart, and they hold no state
          <Place key={index} place={place} here={here} />
        ))}
      </ul>
      <div className="share-private-ways">
        {onShape !== undefined && (
          <button type="button" className="btn solid" onClick={onShape}>
            Share the shape instead
          </button>
        )}
        {shown.length < found.length && (
          <button type="button" className="btn line" onClick={() => setAll(true)}>
            Show all {found.length}
          </button>
        )}
      </div>
    </div>
  );
}

function Place({ place, here }: { place: PrivatePlace; here: boolean }) {
  const { in: box, offset, length } = place;
  return (
    <li>
      <span className="grow">
        <Names text={privateSentence(place)} />
      </span>
      {here && box !== 'elsewhere' ? (
        <PlaceLink range={{ in: box, offset, length }} />
      ) : (
        <span className="faint">{privateBox(place)}</span>
      )}
    </li>
  );
}

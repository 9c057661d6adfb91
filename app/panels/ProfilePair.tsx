import type { Outcome, Profile } from '@rung/core';
import type { KeyboardEvent } from 'react';
import type { DetailView } from '../engine/protocol.ts';
import { actions, useRung } from '../state/store.ts';
import { kindOf, Mark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { otherProfile, profiles, profileWords } from '../ui/profileWords.ts';
import './ProfilePair.css';

/** What each profile does with the chosen call, side by side; choosing one sets the profile. One line where they agree. */
export default function ProfilePair({ detail }: { detail: DetailView }) {
  const profile = useRung((rung) => rung.scenario.profile ?? 'fak');
  const { other, profile: decider } = detail;
  if (other === undefined) {
    return (
      <p className="pair-agree muted">
        <span>
          <b>{profileWords.fak}</b> and <b>{profileWords.sound}</b>: both decide this call the same way.
        </span>
      </p>
    );
  }
  const halves = {
    [decider]: { ...detail, differs: other.differs.here },
    [otherProfile[decider]]: { ...other, differs: other.differs.there },
  };
  return (
    <div
      className="pair"
      role="radiogroup"
      aria-label="Repairs of this call"
      onKeyDown={(event) => move(event, otherProfile[profile])}
    >
      {profiles.map((value) => {
        const half = halves[value];
        return half && <Half key={value} profile={value} chosen={value === profile} {...half} />;
      })}
    </div>
  );
}

interface HalfProps {
  readonly profile: Profile;
  readonly chosen: boolean;
  readonly outcome: Outcome;
  readonly words: string;
  readonly differs: string;
}

function Half({ profile, chosen, outcome, words, differs }: HalfProps) {
  const kind = kindOf[outcome];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot have this look
    <button
      type="button"
      role="radio"
      id={idOf(profile)}
      className="pair-half inset"
      aria-checked={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={() => actions.setProfile(profile)}
    >
      <span className="pair-name">{profileWords[profile]}</span>
      <span className={`v v-${kind}`}>
        <Mark outcome={outcome} />
        <span className="w">
          <Names text={words} />
        </span>
      </span>
      <span className="pair-engine">{kind}</span>
      <span className="pair-differs">
        <Names text={differs} />
      </span>
    </button>
  );
}

function idOf(profile: Profile): string {
  return `pair-${profile}`;
}

function move(event: KeyboardEvent, to: Profile): void {
  if (!/^Arrow(Left|Right|Up|Down)$/.test(event.key)) return;
  event.preventDefault();
  actions.setProfile(to);
  document.getElementById(idOf(to))?.focus();
}

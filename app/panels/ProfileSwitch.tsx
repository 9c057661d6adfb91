import { useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { profiles, profileWords } from '../ui/profileWords.ts';
import { Seg } from '../ui/Seg.tsx';
import './ProfileSwitch.css';

const titles = {
  fak: 'Decides exactly as fak does',
  sound: 'Repairs a call only where nothing about the repair is a guess',
};

/** Which repairs are made, and how many calls the other choice would decide otherwise; these can be listed alone. */
export function ProfileSwitch() {
  const profile = useRung((rung) => rung.scenario.profile ?? 'fak');
  return (
    <div className="profile">
      <span className="profile-label muted" aria-hidden="true">
        Repairs
      </span>
      <Seg
        label="Repairs"
        testId="profile"
        choices={profiles.map((value) => ({ value, label: profileWords[value], title: titles[value] }))}
        chosen={profile}
        choose={actions.setProfile}
      />
      <Differing />
    </div>
  );
}

function Differing() {
  const { answer } = useAnswer();
  const listed = useRung((rung) => rung.filter.differs === true);
  const { differing = 0, counters } = answer ?? {};
  const calls = counters?.calls ?? 0;
  if (calls === 0) return null;
  if (differing === 0 && !listed) return <span className="profile-same faint">no call differs</span>;
  const words = `${differing.toLocaleString('en')} of ${calls.toLocaleString('en')} ${differing === 1 ? 'differs' : 'differ'}`;
  return (
    <button
      type="button"
      className="btn profile-differing num"
      aria-pressed={listed}
      title={listed ? 'List all calls again' : 'List only the calls that the other choice decides otherwise'}
      onClick={() => actions.setFilter({ differs: listed ? undefined : true })}
    >
      {words}
    </button>
  );
}

import { credentialsIn, type Look, lookWith, type Mend, movement, type Range } from '@rung/core';
import { Beside } from './beside.ts';
import { makeListing } from './listing.ts';
import { otherView } from './otherView.ts';
import type { BoxState } from './protocol.ts';
import { remember } from './remember.ts';

/**
 * What comes behind the first verdict: the rules that look for findings, the list of calls, the drawing of what moves. What mends JSON comes when there is something to mend, which
 * most texts have not.
 */
export class Beyond {
  readonly movement = movement;
  readonly otherView = otherView;
  readonly list = makeListing;
  readonly beside: Beside;
  readonly #credentials = { tools: remember(credentialsIn), calls: remember(credentialsIn) };
  readonly #news: () => void;
  #isWanted = false;
  #look: Look;

  /** `news` is called when it has come: whoever looked before looks again. */
  constructor(news: () => void) {
    this.#news = news;
    this.beside = new Beside(news);
    this.#look = lookWith((): undefined => void this.#load());
  }

  /** Another one when what mends has come. */
  get look(): Look {
    return this.#look;
  }

  /** The state of a box with what its text holds that nobody else should get. */
  warned(box: Range['in'], text: string, state: BoxState): BoxState {
    const found = this.#credentials[box](text, box);
    return found === undefined ? state : { ...state, problems: [found, ...state.problems] };
  }

  async #load(): Promise<void> {
    if (this.#isWanted) return;
    this.#isWanted = true;
    const { mendJson }: { readonly mendJson: Mend } = await import('@rung/core/mend');
    this.#look = lookWith(mendJson);
    this.#news();
  }
}
export { answerPlace } from './places.ts';

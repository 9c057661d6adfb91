import { cutAtQuotes } from '@rung/core';
import { Fragment } from 'react';

/** A sentence of the engine; what stands in backticks is the user's and is set in mono. */
export function Names({ text }: { text: string }) {
  return cutAtQuotes(text).map((piece, at) => {
    const key = `${at}`;
    return at % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}

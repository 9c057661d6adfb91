import { describe, expect, test } from 'vitest';
import { exampleIn, whatToOpen } from './start.ts';

describe('what a load opens', () => {
  test.each([
    ['nothing known yet', '', undefined, 'first-visit'],
    ['a bare #', '#', undefined, 'first-visit'],
    ['an example without a name', '#example=', undefined, 'first-visit'],
    ['a reload with the address the copy was kept under', '#v1.abcz', '#v1.abcz', 'copy'],
    ['a reload where the address does not follow', '', '', 'copy'],
    ['an address that says nothing beside a copy', '', '#v1.abcz', 'copy'],
    ['another link than the copy', '#v1.otherz', '#v1.abcz', 'link'],
    ['a link on a first visit', '#v1.abcz', undefined, 'link'],
    ['any other hash, to be told as no link', '#hello', undefined, 'link'],
    ['an example on a first visit', '#example=two-names', undefined, 'example'],
    ['an example beside other work', '#example=two-names', '#v1.abcz', 'example'],
    ['an example that was worked on, reloaded', '#example=two-names', '#example=two-names', 'copy'],
  ])('%s', (_, hash, kept, kind) => {
    expect(whatToOpen(hash, kept === undefined ? undefined : { hash: kept }).kind).toBe(kind);
  });
});

test.each([
  ['#example=four-outcomes', 'four-outcomes'],
  ['#example=../secret', undefined],
  ['#example=A', undefined],
  ['#v1.example=', undefined],
])('the example in %s', (hash, id) => {
  expect(exampleIn(hash)).toBe(id);
});

import { decodeLink, encodeLink, evaluate, Rung, runScenario, type Scenario } from '@rung/core';

const schema = `{
  "type": "object",
  "properties": { "base": { "type": "string" }, "quote": { "type": "string" } },
  "required": ["base", "quote"]
}`;

const rung = new Rung();
rung.loadFromJsonSchema('get_rate', schema);
const verdict = rung.adjudicate({ tool: 'get_rate', args: '{"_positional": ["EUR", "SEK"]}' });
if (verdict.kind === 'TRANSFORM') console.log(verdict.newArgs); // {"base":"EUR","quote":"SEK"}
console.log(rung.stats()); // { repairs: 1, denies: 0 }

const scenario: Scenario = {
  rung: 1,
  tools: `{"get_rate": ${schema}}`,
  calls: '{"base": "EUR", "symbol": "SEK"}',
  aliases: { get_rate: { symbol: 'quote' } }, // tool → synonym → parameter
};
const { results, counters } = evaluate(scenario);
for (const { outcome, verdict } of results) console.log(outcome, verdict.kind); // repaired TRANSFORM
console.log(counters.repaired, 'of', counters.calls); // 1 of 1

const link = await encodeLink(scenario);
const decoded = await decodeLink(link);
if (decoded.kind === 'ok') console.log(decoded.scenario.calls); // {"base": "EUR", "symbol": "SEK"}

const fixture = JSON.stringify({ ...scenario, expect: [{ kind: 'DENY' }] }); // or the text of a *.rung.json file
const run = runScenario(fixture);
if (run.kind === 'ran') console.log(run.passed, run.failed, run.results[0]?.came?.kind); // 0 1 TRANSFORM

import {
  CallTable,
  evaluate,
  openToolbox,
  readCalls,
  readTools,
  type Scenario,
  Shapes,
} from '../../src/index.ts';

const TOOLS = JSON.stringify({
  move: { properties: { source: {}, destination: {} }, required: ['source', 'destination'] },
  greet: { properties: { name: { type: 'string' } }, required: ['name'] },
  ping: { properties: { host: {} } },
});

export const CALLS = [
  '{"tool":"greet","args":{"name":"Ada"}}',
  '{"tool":"greet","args":{"who":"Ada"}}',
  '{"tool":"greet","args":{"who":"Eve","age":3}}',
  '{"tool":"greet","args":{"_positional":["Ada"]}}',
  '{"tool":"move","args":{"_positional":["a","b"]}}',
  '{"tool":"move","args":{"_positional":["a"]}}',
  '{"tool":"move","args":{"destination":"b","source":"a"}}',
  '{"tool":"move","args":{"source":"a","destination":"b"}}',
  '{"tool":"move","args":{"source":"a"}}',
  '{"tool":"gone","args":{}}',
  '{"tool":"gone","args":"not json"}',
  '{"tool":"ping","args":{}}',
];

export const SCENARIO: Scenario = { rung: 1, tools: TOOLS, calls: CALLS.join('\n') };

export const toolboxOf = (scenario: Scenario) => openToolbox(scenario, readTools(scenario.tools));

/** A table with all calls of a scenario; findings are looked for unless told otherwise. */
export function tableOf(scenario: Scenario, { looked = true, shapes = new Shapes() } = {}): CallTable {
  const table = new CallTable(toolboxOf(scenario), shapes);
  const { results } = evaluate(scenario);
  for (const { tool, args } of readCalls(scenario.calls).calls) table.add(tool, args);
  for (const [index, result] of looked ? results.entries() : []) table.look(index, result);
  return table;
}

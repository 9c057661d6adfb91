import { count, pinAll, type Report, toJudge } from '@rung/core';
import type { Decided } from '@rung/core/exports';
import type { TakeAnswer, TakeQuestion } from './protocol.ts';
import type { Opinions } from './schema/opinions.ts';
import { withOpinion, withSchemaOpinion } from './schema/withOpinion.ts';

/** Turns a scenario into something to take along. What that needs is fetched when it is first asked for. */
export async function take(question: TakeQuestion, opinions: Opinions): Promise<TakeAnswer> {
  const { decideScenario, exportAs, findPrivate, sceneOf, shareShape } = await import('@rung/core/exports');
  const { scenario } = question;
  switch (question.what) {
    case 'pin':
      return { expect: pinAll(scenario) };
    case 'private':
      return { places: findPrivate(scenario) };
    case 'shape':
      return { shaped: await shareShape(scenario, (decided) => judged(decided, opinions)) };
    case 'export': {
      const { format, base, link } = question;
      const decided = decideScenario(scenario);
      const report = await judged(decided, opinions);
      const scene = sceneOf(decided, { report, ...(link === undefined ? {} : { link }) });
      return { exported: exportAs(format, scene, base) };
    }
  }
}

/** The report with what JSON Schema says of every call and every tool. */
export async function judged(
  { report, toolbox, calls, scenario }: Decided,
  opinions: Opinions,
): Promise<Report> {
  const results = [];
  for (const [index, result] of report.results.entries()) {
    const question = toJudge(result, toolbox);
    const entry = calls.calls[index];
    if (question !== undefined) await opinions.askOnCall(question);
    results.push(
      entry === undefined ? result : withOpinion(result, { entry, text: scenario.calls }, toolbox, opinions),
    );
  }
  const tools = report.tools.map((tool) => withSchemaOpinion(tool, toolbox, opinions));
  const outcomes = results.map(({ outcome }) => [outcome, 1] as const);
  return { ...report, tools, results, ...count(outcomes, report.counters.grammars) };
}

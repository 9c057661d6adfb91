import { type Case, casesOf, leftOut } from './cases.ts';
import { head } from './head.ts';
import { pythonLiteral, stringLiteral } from './literals.ts';
import type { Scene } from './scene.ts';

/**
 * A table test for pytest. It knows no rung: whoever takes it fills in how their own gateway is asked, and until then
 * every row fails. New arguments are compared as JSON, by value.
 */
export function pytestTable(scene: Scene): string {
  const { tools } = scene.report;
  const loaded = tools.flatMap(({ name, schemaText, grammar }) =>
    schemaText === undefined || grammar === undefined ? [] : [{ name, schemaText }],
  );
  const aliases = tools.flatMap(({ name, grammar }) =>
    grammar?.aliases === undefined ? [] : [{ name, aliases: grammar.aliases }],
  );
  const byHand = tools.filter(({ schemaText }) => schemaText === undefined).length;
  const note =
    byHand === 0 ? undefined : `${byHand} of the grammars were written by hand and have no schema.`;
  return `${head(scene, '#', leftOut(scene), note)}
import json

import pytest

# Tool name -> JSON Schema, as text.
SCHEMAS = {
${loaded.map(({ name, schemaText }) => `    ${stringLiteral(name)}: ${pythonLiteral(schemaText, '    ')},\n`).join('')}}

# Tool name -> synonym -> parameter.
ALIASES = {
${aliases.map(({ name, aliases }) => `    ${stringLiteral(name)}: ${dictionary(aliases)},\n`).join('')}}

# Title, tool, arguments as text, verdict, new arguments as text (of a TRANSFORM) or None.
CALLS = [
${casesOf(scene).map(row).join('')}]


def adjudicate(tool, args):
    """Ask your gateway about a call. Return "DEFER", "TRANSFORM" or "DENY", and the new arguments as text or None."""
    raise NotImplementedError("Fill in adjudicate(): ask your gateway, with SCHEMAS and ALIASES, about the call.")


@pytest.mark.parametrize("tool, args, kind, new_args", [row[1:] for row in CALLS], ids=[row[0] for row in CALLS])
def test_call(tool, args, kind, new_args):
    got_kind, got_args = adjudicate(tool, args)
    assert got_kind == kind
    if new_args is not None:
        assert json.loads(got_args) == json.loads(new_args)


def test_the_table_is_not_empty():
    assert CALLS
`;
}

function dictionary(aliases: Readonly<Record<string, string>>): string {
  const rows = Object.entries(aliases).map(
    ([synonym, param]) => `        ${stringLiteral(synonym)}: ${stringLiteral(param)},\n`,
  );
  return `{\n${rows.join('')}    }`;
}

function row({ title, tool, args, expected: { kind, newArgs } }: Case): string {
  const cells = [title, tool, args, kind].map(stringLiteral);
  return `    (\n${[...cells, newArgs === undefined ? 'None' : stringLiteral(newArgs)].map((cell) => `        ${cell},\n`).join('')}    ),\n`;
}

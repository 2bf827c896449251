/** What can be changed in a program so that a good test notices: by the kinds of nodes that TypeScript reads. */
import ts from 'typescript';

/** One stretch of a text, and what stands there instead. */
export interface Change {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Put into brackets when it is made: what is around it binds differently. */
  readonly inBrackets?: boolean;
}

type Edit = Omit<Change, 'kind'>;
type Kind = (node: ts.Node) => readonly Edit[];

const none: readonly Edit[] = [];

const instead = (node: ts.Node, text: string): Edit => ({ start: node.getStart(), end: node.end, text });

const swapped = (words: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

// ---------------------------------------------------------------- operators

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

const operator =
  (words: Readonly<Record<string, string>>): Kind =>
  (node) => {
    if (!ts.isBinaryExpression(node) || isText(node)) return none;
    const other = swapped(words, node.operatorToken.getText());
    return other === undefined ? none : [instead(node.operatorToken, other)];
  };

const comparison = operator({
  ...{ '===': '!==', '!==': '===', '==': '!=', '!=': '==' },
  ...{ '<': '>=', '>=': '<', '>': '<=', '<=': '>' },
});

const boundary = operator({ '<': '<=', '<=': '<', '>': '>=', '>=': '>' });

const sums = operator({ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '+=': '-=', '-=': '+=' });

const counting: Kind = (node) => {
  if (!ts.isPostfixUnaryExpression(node)) return none;
  const other = node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++';
  return [instead(node, `${node.operand.getText()}${other}`)];
};

/** In brackets: the other word may not stand beside `??`, and would bind differently. */
const logic: Kind = (node) => {
  if (!ts.isBinaryExpression(node)) return none;
  const other = swapped({ '&&': '||', '||': '&&' }, node.operatorToken.getText());
  if (other === undefined) return none;
  const text = node.getText();
  const at = node.operatorToken.getStart() - node.getStart();
  return [
    { ...instead(node, `${text.slice(0, at)}${other}${text.slice(at + other.length)}`), inBrackets: true },
  ];
};

/** One or the other, always. */
const fallback: Kind = (node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ? [node.left, node.right].map((side) => ({ ...instead(node, side.getText()), inBrackets: true }))
    : none;

const comparisons = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>=']);

/** A comparison has its opposite already. */
function opposite(node: ts.Expression): readonly Edit[] {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.getText())) return none;
  if (isNot(node)) return [instead(node, node.operand.getText())];
  return [instead(node, `!(${node.getText()})`)];
}

const isNot = (node: ts.Node): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;

const condition: Kind = (node) => {
  if (ts.isIfStatement(node)) return opposite(node.expression);
  return ts.isConditionalExpression(node) ? opposite(node.condition) : none;
};

const isCondition = (node: ts.Node): boolean =>
  (ts.isIfStatement(node.parent) && node.parent.expression === node) ||
  (ts.isConditionalExpression(node.parent) && node.parent.condition === node);

const negation: Kind = (node) =>
  isNot(node) && !isCondition(node) ? [instead(node, node.operand.getText())] : none;

// ---------------------------------------------------------------- values

/** Above it a number is a size or a time, and no rule. */
const LARGEST_NUMBER = 12;

const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const constant: Kind = (node) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [instead(node, 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [instead(node, 'true')];
  if (!ts.isNumericLiteral(node) || isKey(node)) return none;
  const number = Number(node.text);
  if (!Number.isInteger(number) || number > LARGEST_NUMBER) return none;
  return [instead(node, number === 1 ? '0' : String(number + 1))];
};

/** `...[]` is nothing, and leaves the commas alone. */
const element: Kind = (node) =>
  ts.isArrayLiteralExpression(node)
    ? node.elements.filter((one) => !ts.isOmittedExpression(one)).map((one) => instead(one, '...[]'))
    : none;

/** What a fact changes in a state: `{ ...state, turn }`. */
const update: Kind = (node) =>
  ts.isObjectLiteralExpression(node) && node.properties.some(ts.isSpreadAssignment)
    ? node.properties.filter((one) => !ts.isSpreadAssignment(one)).map((one) => instead(one, '...{}'))
    : none;

// ---------------------------------------------------------------- calls

const calledName = (node: ts.Node): ts.PropertyAccessExpression | undefined =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression : undefined;

const others = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', some: 'every', every: 'some' };

const otherCall: Kind = (node) => {
  const called = calledName(node);
  const other = called && swapped(others, called.name.text);
  return called && other !== undefined ? [instead(called.name, other)] : none;
};

/** They give a list of the same things. */
const passing = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim']);

const droppedCall: Kind = (node) => {
  const called = calledName(node);
  if (!called || !ts.isCallExpression(node)) return none;
  if (called.name.text === 'shuffle') return node.arguments.map((list) => instead(node, list.getText()));
  if (!passing.has(called.name.text) || called.questionDotToken) return none;
  return [{ start: called.expression.end, end: node.end, text: '' }];
};

// ---------------------------------------------------------------- statements

const isLeaving = (node: ts.Statement): boolean =>
  ts.isReturnStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node);

/** An early return. What throws guards an invariant that no play breaks. */
const guard: Kind = (node) => {
  if (!ts.isIfStatement(node) || node.elseStatement) return none;
  const then = node.thenStatement;
  const only = ts.isBlock(then) && then.statements.length === 1 ? then.statements[0]! : then;
  return isLeaving(only) ? [instead(node, ';')] : none;
};

const isConstruction = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;

/** Something that is done for its effect. */
const statement: Kind = (node) => {
  if (ts.isExpressionStatement(node) && !isConstruction(node.expression)) return [instead(node, ';')];
  const isBody = ts.isArrowFunction(node.parent) && node.parent.body === node;
  return isBody && calledName(node)?.name.text === 'emit' ? [instead(node, 'undefined')] : none;
};

const kinds: Readonly<Record<string, Kind>> = {
  ...{ comparison, boundary, logic, condition, negation, fallback },
  ...{ sum: sums, count: counting, constant, element, update },
  ...{ 'other call': otherCall, 'dropped call': droppedCall, guard, statement },
};

export const changesOf = (node: ts.Node): Change[] =>
  Object.entries(kinds).flatMap(([kind, edits]) => edits(node).map((edit) => ({ kind, ...edit })));

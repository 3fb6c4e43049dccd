import type { Token, Tokens } from 'marked';
import { createElement, type ReactNode } from 'react';
import { MarkdownInline, placed } from './markdown-inline.js';
import { MarkdownTaskMark } from './markdown-task-mark.js';

interface BlocksProps {
  readonly tokens: readonly Token[];
  /** The level of a heading of the first rank. */
  readonly level: number;
}

const deepest = 6;

function List({ list, level }: { readonly list: Tokens.List; readonly level: number }) {
  const items = placed(list.items, (item, key) => (
    <li key={key} data-task={item.task || undefined}>
      {item.task && <MarkdownTaskMark checked={item.checked === true} />}
      <MarkdownBlocks tokens={item.tokens} level={level} />
    </li>
  ));
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

function Rows({ table }: { readonly table: Tokens.Table }) {
  const cells = (row: readonly Tokens.TableCell[], as: 'td' | 'th') =>
    placed(row, (cell, key) =>
      createElement(
        as,
        { key, 'data-align': cell.align ?? undefined, ...(as === 'th' && { scope: 'col' }) },
        <MarkdownInline tokens={cell.tokens} />,
      ),
    );
  return (
    <table>
      <thead>
        <tr>{cells(table.header, 'th')}</tr>
      </thead>
      <tbody>
        {placed(table.rows, (row, key) => (
          <tr key={key}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** Paragraphs, headings, lists, quotes, code and tables. Anything else is shown as typed. */
export function MarkdownBlocks({ tokens, level }: BlocksProps): ReactNode {
  return placed(tokens, (each, key) => {
    const token = each as Tokens.Generic;
    switch (token.type) {
      case 'space':
      case 'def':
      case 'checkbox':
        return null;
      case 'heading':
        return createElement(
          `h${Math.min(deepest, level + token.depth - 1)}`,
          { key },
          <MarkdownInline tokens={token.tokens ?? []} />,
        );
      case 'paragraph':
        return (
          <p key={key}>
            <MarkdownInline tokens={token.tokens ?? []} />
          </p>
        );
      case 'list':
        return <List key={key} list={each as Tokens.List} level={level} />;
      case 'blockquote':
        return (
          <blockquote key={key}>
            <MarkdownBlocks tokens={token.tokens ?? []} level={level} />
          </blockquote>
        );
      case 'code':
        return (
          <pre key={key}>
            <code>{token.text}</code>
          </pre>
        );
      case 'table':
        return <Rows key={key} table={each as Tokens.Table} />;
      case 'hr':
        return <hr key={key} />;
      case 'html':
        return <p key={key}>{token.raw.trim()}</p>;
      default:
        return <MarkdownInline key={key} tokens={[each]} />;
    }
  });
}

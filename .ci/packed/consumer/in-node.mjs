// Runs in Node, which has no window: every entry can be imported, and components render to text.
import assert from 'node:assert/strict';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const entries = process.argv.slice(2);
for (const entry of entries) {
  const module = await import(entry);
  assert.ok(Object.keys(module).length > 0, `${entry} exports nothing`);
  assert.ok(!('default' in module), `${entry} has a default export`);
}
assert.equal(typeof window, 'undefined');

const ui = await import('@skillcert/ui');
const { zh } = await import('@skillcert/ui/locales/zh');
const html = renderToString(
  h(
    ui.SkillcertProvider,
    { words: zh, language: 'zh', accent: '#b45309' },
    h(ui.Page, { title: '考生' }, [
      h(ui.Form, { key: 'form', onSubmit: () => undefined }, [
        h(ui.Field, { key: 'name', name: 'name', label: '姓名' }, h(ui.TextInput)),
        h(
          ui.Field,
          { key: 'level', name: 'level', label: '等级' },
          h(ui.Select, { options: [{ value: '3', label: '三级' }] }),
        ),
        h(ui.Button, { key: 'save', type: 'submit', variant: 'primary' }, '保存'),
      ]),
      h(ui.DataTable, {
        key: 'table',
        caption: '考生',
        columns: [{ id: 'name', header: '姓名', cell: (row) => row.name }],
        rows: [{ name: '李晓明' }],
        rowId: (row) => row.name,
        rowLabel: (row) => row.name,
      }),
      h(ui.Tabs, {
        key: 'tabs',
        label: '视图',
        items: [{ id: 'a', label: '全部' }],
        value: 'a',
        onValueChange: () => undefined,
      }),
      h(ui.Dialog, { key: 'dialog', open: false, onOpenChange: () => undefined, title: '对话框' }),
      h(ui.DropdownMenu, { key: 'menu', trigger: '更多', items: [] }),
      h(ui.StatusBadge, { key: 'badge', tone: 'success' }, '已通过'),
    ]),
  ),
);
for (const text of ['姓名', '保存', '李晓明', '更多', '已通过', 'sc-button', '--sc-accent-light'])
  assert.ok(html.includes(text), `${text} was not rendered`);
process.stdout.write(`node: ${entries.length} entries, ${html.length} characters rendered\n`);

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable } from '../data-table/data-table.js';
import { render } from '../testing/render.js';
import { EditableCell } from './editable-cell.js';

const rows = [
  { id: '1', name: '张晓明', phone: '13800002046' },
  { id: '2', name: '李华', phone: '13900001111' },
];

const draw = (onSave: (value: string) => unknown) =>
  render(
    <DataTable
      caption="报名"
      columns={[
        { id: 'name', header: '姓名', cell: (row: (typeof rows)[number]) => row.name, card: 'title' },
        {
          id: 'phone',
          header: '手机号',
          cell: (row) => <EditableCell label={`${row.name}的手机号`} value={row.phone} onSave={onSave} />,
        },
      ]}
      rows={rows}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
    />,
  );

const box = page.getByRole('textbox', { name: '张晓明的手机号' });

describe('EditableCell, while the table turns into cards', () => {
  it('keeps the typed text and the focus, there and back', async () => {
    const onSave = vi.fn();
    await page.viewport(1280, 800);
    draw(onSave);
    await userEvent.click(page.getByRole('button', { name: /张晓明的手机号/ }));
    await userEvent.fill(box, '1370000');
    await page.viewport(390, 800);
    await expect.element(page.getByRole('list', { name: '报名' })).toBeVisible();
    await expect.element(box).toHaveValue('1370000');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('2');
    await page.viewport(1280, 800);
    await expect.element(page.getByRole('table', { name: '报名' })).toBeVisible();
    await expect.element(box).toHaveValue('13700002');
    await expect.element(box).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('13700002');
  });

  it('keeps a text that could not be saved, with its reason', async () => {
    await page.viewport(1280, 800);
    draw(() => '手机号应为 11 位');
    await userEvent.click(page.getByRole('button', { name: /张晓明的手机号/ }));
    await userEvent.fill(box, '137');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('手机号应为 11 位');
    await page.viewport(390, 800);
    await expect.element(page.getByRole('list', { name: '报名' })).toBeVisible();
    await expect.element(box).toHaveValue('137');
    await expect.element(page.getByRole('alert')).toHaveTextContent('手机号应为 11 位');
    await page.viewport(1280, 800);
  });
});

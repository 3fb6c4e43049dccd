import type { OwnWords } from '../internal/own-words.js';
import type { ScoreProblem } from './score-value.js';

export interface ScoreGridWords {
  person: string;
  entered: (count: number, total: number) => string;
  toCorrect: (count: number) => string;
  differ: (count: number) => string;
  unsavedCount: (count: number) => string;
  undo: string;
  redo: string;
  problem: Readonly<Record<ScoreProblem, (min: number, max: number, decimals: number) => string>>;
  unsaved: string;
  saving: string;
  saved: string;
  refused: (reason: string) => string;
  same: string;
  waiting: string;
  differs: (first: string) => string;
  nothing: string;
  first: (value: string) => string;
  pasted: (count: number, dropped: number) => string;
  keys: string;
}

const digits = (decimals: number, one: string, many: string) => (decimals === 1 ? one : many);

export const scoreGridWords: OwnWords<ScoreGridWords> = {
  en: {
    person: 'Candidate',
    entered: (count, total) => `${count} of ${total} entered`,
    toCorrect: (count) => (count === 1 ? '1 cell to correct' : `${count} cells to correct`),
    differ: (count) => (count === 1 ? '1 entry differs' : `${count} entries differ`),
    unsavedCount: (count) => `${count} not saved yet`,
    undo: 'Undo',
    redo: 'Redo',
    problem: {
      not_a_number: () => 'This is not a score',
      too_small: (min) => `The score must be at least ${min}`,
      too_large: (_min, max) => `The score must be at most ${max}`,
      too_fine: (_min, _max, decimals) =>
        decimals === 0
          ? 'Whole scores only'
          : `At most ${decimals} ${digits(decimals, 'digit', 'digits')} after the point`,
    },
    unsaved: 'not saved yet',
    saving: 'saving',
    saved: 'saved',
    refused: (reason) => `Not saved: ${reason}`,
    same: 'agrees with the first entry',
    waiting: 'waits for the second entry',
    differs: (first) => `Differs from the first entry: ${first}`,
    nothing: 'nothing',
    first: (value) => `1st: ${value}`,
    pasted: (count, dropped) =>
      dropped === 0 ? `${count} cells pasted` : `${count} cells pasted, ${dropped} did not fit`,
    keys: 'Enter goes down, Tab right, F2 edits, Escape cancels, Delete clears, Shift and arrows select.',
  },
  zh: {
    person: '考生',
    entered: (count, total) => `已录入 ${count}/${total}`,
    toCorrect: (count) => `${count} 格需更正`,
    differ: (count) => `${count} 格两次录入不一致`,
    unsavedCount: (count) => `${count} 格未保存`,
    undo: '撤销',
    redo: '恢复',
    problem: {
      not_a_number: () => '不是有效的分数',
      too_small: (min) => `分数不能低于 ${min}`,
      too_large: (_min, max) => `分数不能高于 ${max}`,
      too_fine: (_min, _max, decimals) => (decimals === 0 ? '只能录入整数' : `最多 ${decimals} 位小数`),
    },
    unsaved: '未保存',
    saving: '保存中',
    saved: '已保存',
    refused: (reason) => `未能保存：${reason}`,
    same: '与初录一致',
    waiting: '待复录',
    differs: (first) => `与初录不一致，初录为：${first}`,
    nothing: '空',
    first: (value) => `初录 ${value}`,
    pasted: (count, dropped) =>
      dropped === 0 ? `已粘贴 ${count} 格` : `已粘贴 ${count} 格，${dropped} 格超出范围`,
    keys: '回车下移，Tab 右移，F2 编辑，Esc 取消，Delete 清除，Shift 加方向键选择区域。',
  },
  es: {
    person: 'Candidato',
    entered: (count, total) => `${count} de ${total} introducidas`,
    toCorrect: (count) => (count === 1 ? '1 celda por corregir' : `${count} celdas por corregir`),
    differ: (count) => (count === 1 ? '1 nota no coincide' : `${count} notas no coinciden`),
    unsavedCount: (count) => `${count} sin guardar`,
    undo: 'Deshacer',
    redo: 'Rehacer',
    problem: {
      not_a_number: () => 'No es una nota',
      too_small: (min) => `La nota debe ser al menos ${min}`,
      too_large: (_min, max) => `La nota debe ser como máximo ${max}`,
      too_fine: (_min, _max, decimals) =>
        decimals === 0
          ? 'Solo notas enteras'
          : `Como máximo ${decimals} ${digits(decimals, 'decimal', 'decimales')}`,
    },
    unsaved: 'sin guardar',
    saving: 'guardando',
    saved: 'guardada',
    refused: (reason) => `No se guardó: ${reason}`,
    same: 'coincide con la primera',
    waiting: 'falta la segunda',
    differs: (first) => `No coincide con la primera: ${first}`,
    nothing: 'nada',
    first: (value) => `1.ª: ${value}`,
    pasted: (count, dropped) =>
      dropped === 0 ? `${count} celdas pegadas` : `${count} celdas pegadas, ${dropped} no cupieron`,
    keys: 'Intro baja, Tab va a la derecha, F2 edita, Esc cancela, Supr borra, Mayús y flechas seleccionan.',
  },
  ja: {
    person: '受験者',
    entered: (count, total) => `${total} 件中 ${count} 件入力済み`,
    toCorrect: (count) => `要修正 ${count} 件`,
    differ: (count) => `不一致 ${count} 件`,
    unsavedCount: (count) => `未保存 ${count} 件`,
    undo: '元に戻す',
    redo: 'やり直す',
    problem: {
      not_a_number: () => '点数として読み取れません',
      too_small: (min) => `${min} 点以上で入力してください`,
      too_large: (_min, max) => `${max} 点以下で入力してください`,
      too_fine: (_min, _max, decimals) =>
        decimals === 0 ? '整数で入力してください' : `小数は ${decimals} 桁までです`,
    },
    unsaved: '未保存',
    saving: '保存中',
    saved: '保存済み',
    refused: (reason) => `保存できませんでした：${reason}`,
    same: '1 回目と一致',
    waiting: '2 回目の入力待ち',
    differs: (first) => `1 回目と一致しません（1 回目：${first}）`,
    nothing: '空欄',
    first: (value) => `1回目 ${value}`,
    pasted: (count, dropped) =>
      dropped === 0 ? `${count} 件貼り付けました` : `${count} 件貼り付けました。${dropped} 件は範囲外です`,
    keys: 'Enter で下、Tab で右、F2 で編集、Esc で取消、Delete で消去、Shift＋矢印で範囲選択。',
  },
};

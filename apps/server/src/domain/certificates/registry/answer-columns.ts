import { languages, type RegistryRules, registryAnswerFields } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { candidateNameHeads } from '../../../platform/sheet/candidate-heads.js';
import { placesOf, type SheetFamily } from '../../../platform/sheet/choose-columns.js';
import { meaningOf } from '../../../platform/sheet/head-words.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';

/** The columns of an answer by field; -1 for a missing one. */
export type AnswerColumns = Readonly<Record<(typeof registryAnswerFields)[number], number>>;

/** The heads of the name of a certificate's person. */
const nameHeads = [
  ...languages.map((language) => wordsIn(language)('list.name')),
  ...candidateNameHeads,
  ...['持证人', '持证人姓名', '持有人', '持有人姓名', '证书持有人', 'holder', 'titular', '認定者'],
];

/** Answers of the registry, by the words that its programme names. */
export const answerFamily = ({ number, result, fault }: RegistryRules['answer']): SheetFamily => {
  const fieldOfWord = new Map(
    Object.entries({ name: nameHeads, number, result, fault }).flatMap(([field, words]) =>
      words.map((word) => [plainWord(word), field] as const),
    ),
  );
  return {
    name: 'answers',
    fields: registryAnswerFields,
    fieldOf: (head) => meaningOf(fieldOfWord, head) ?? '',
    isWhole: (fields) => fields.includes('number') && (fields.includes('result') || fields.includes('fault')),
  };
};

/** The columns with these fields. */
export const columnsOf = (fields: readonly string[]): AnswerColumns => {
  const places = placesOf(fields);
  const at = (field: string) => places.get(field) ?? -1;
  return { number: at('number'), name: at('name'), result: at('result'), fault: at('fault') };
};

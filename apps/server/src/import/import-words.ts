import type { ImportField } from '@skillcert/api-client/contract';
import type { PhotoLeftover } from '@skillcert/core';
import type { SheetFaultName } from '../sheet/sheet-fault.js';
import type { CellFlaw } from '../sheet/sheet-row.js';
import type { Choice } from './rows/choices.js';

/** What only an import can find wrong in a row; all else is said as the enrol site says it. */
type RowProblem =
  | CellFlaw['why']
  | 'repeated'
  | 'photo_missing'
  | 'photo_twice'
  | 'photo_several'
  | 'not_written'
  | 'condition'
  | 'unknown_word'
  | 'day_missing'
  | 'not_a_choice';

/** What imports say, by its key in the messages. */
export type ImportWord =
  | `import.fault.${SheetFaultName}`
  | `import.field.${ImportField}`
  | `import.photo_left.${PhotoLeftover}`
  | `import.problem.${RowProblem}`
  | `import.value.${Choice}`
  | 'import.photo_file'
  | 'import.photo_why'
  | 'import.photos_left'
  | 'import.sheet'
  | 'import.problems';

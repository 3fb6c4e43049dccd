import type { ReviewText } from './admission-rules.js';

/** The texts that reviewers of the default programme use most often. */
export const defaultReviewTexts: readonly ReviewText[] = [
  {
    id: 'unreadable',
    about: ['document', 'photo'],
    text: {
      en: 'It cannot be read. Please send a sharp picture without reflections.',
      zh: '图片模糊、无法辨认，请重新拍摄并上传清晰、无反光的图片。',
      es: 'No se puede leer. Envíe una imagen nítida y sin reflejos.',
      ja: '判読できません。鮮明で反射のない画像をお送りください。',
    },
  },
  {
    id: 'wrong_document',
    about: ['document'],
    text: {
      en: 'This is another document than the one asked for.',
      zh: '上传的不是要求的材料，请按名称上传对应材料。',
      es: 'No es el documento solicitado.',
      ja: '求められた書類と異なります。',
    },
  },
  {
    id: 'cut_off',
    about: ['document'],
    text: {
      en: 'A part is cut off. All four corners must be visible.',
      zh: '材料不完整，请拍摄完整并露出四角。',
      es: 'Falta una parte. Deben verse las cuatro esquinas.',
      ja: '一部が切れています。四隅がすべて写るようにしてください。',
    },
  },
  {
    id: 'name_differs',
    about: ['document'],
    text: {
      en: 'The name on it differs from the name enrolled.',
      zh: '材料上的姓名与报名姓名不一致。',
      es: 'El nombre no coincide con el de la inscripción.',
      ja: '書類の氏名が申込時の氏名と異なります。',
    },
  },
  {
    id: 'no_stamp',
    about: ['work_proof'],
    text: {
      en: 'The employer’s stamp or the dates are missing.',
      zh: '证明缺少单位公章或起止时间。',
      es: 'Falta el sello del empleador o las fechas.',
      ja: '勤務先の印または期間の記載がありません。',
    },
  },
  {
    id: 'photo_background',
    about: ['photo'],
    text: {
      en: 'The photo needs a plain, light background and the face from the front.',
      zh: '照片须为浅色纯色背景的正面免冠照。',
      es: 'La foto debe tener fondo claro y liso y mostrar el rostro de frente.',
      ja: '無地で明るい背景の正面写真にしてください。',
    },
  },
  {
    id: 'conditions_unmet',
    about: ['refuse'],
    text: {
      en: 'The conditions of this level are not met.',
      zh: '不符合本级别的申报条件。',
      es: 'No se cumplen las condiciones de este nivel.',
      ja: 'この級の受験要件を満たしていません。',
    },
  },
  {
    id: 'false_documents',
    about: ['refuse', 'doubt'],
    text: {
      en: 'The documents could not be confirmed as genuine.',
      zh: '材料的真实性无法核实。',
      es: 'No se ha podido confirmar la autenticidad de los documentos.',
      ja: '書類の真正性を確認できませんでした。',
    },
  },
  {
    id: 'same_person',
    about: ['doubt'],
    text: {
      en: 'Identity document and photo may not show the same person.',
      zh: '证件与照片可能不是同一人。',
      es: 'El documento y la foto podrían no ser de la misma persona.',
      ja: '証明書と写真が同一人物でない可能性があります。',
    },
  },
  {
    id: 'photo_unclear',
    about: ['doubt'],
    text: {
      en: 'The person cannot be recognised on the photo.',
      zh: '照片无法辨认本人。',
      es: 'En la foto no se reconoce a la persona.',
      ja: '写真では本人を判別できません。',
    },
  },
  {
    id: 'conditions_doubtful',
    about: ['doubt'],
    text: {
      en: 'The conditions of this level do not seem to be met.',
      zh: '可能不符合本级别的申报条件。',
      es: 'Parece que no se cumplen las condiciones de este nivel.',
      ja: 'この級の受験要件を満たしていない可能性があります。',
    },
  },
];

/** The words of the bench of a review. */
export const benchWords = {
  title: { zh: '审核：{name}', en: 'Review: {name}', es: 'Revisión: {name}', ja: '審査：{name}' },
  close: { zh: '关闭', en: 'Close', es: 'Cerrar', ja: '閉じる' },
  position: {
    zh: '第{position}位，共{total}位',
    en: '{position} of {total}',
    es: '{position} de {total}',
    ja: '{total}件中{position}件目',
  },
  previous: { zh: '上一位', en: 'Previous', es: 'Anterior', ja: '前へ' },
  next: { zh: '下一位', en: 'Next', es: 'Siguiente', ja: '次へ' },
  keys: {
    zh: '快捷键：A 通过并下一位，C 开始审核，B 退回，X 不通过，D 存疑，U 撤销上一决定，N／P 下一位／上一位，1–9 查看材料，＋／－ 缩放，0 适合窗口，R 旋转。',
    en: 'Keys: A approve and next, C start, B return, X refuse, D doubtful, U undo the last one, N and P next and previous, 1 to 9 documents, + and − zoom, 0 fit, R turn.',
    es: 'Teclas: A aprobar y siguiente, C empezar, B devolver, X rechazar, D dudoso, U deshacer lo último, N y P siguiente y anterior, 1 a 9 documentos, + y − acercar y alejar, 0 ajustar, R girar.',
    ja: 'キー：A 承認して次へ、C 審査開始、B 差し戻し、X 不承認、D 保留、U 直前を元に戻す、N・P 次・前、1～9 書類、＋・－ 拡大・縮小、0 全体、R 回転。',
  },
  claim_first: {
    zh: '开始审核后才能作出决定。',
    en: 'Start the review to decide on this enrolment.',
    es: 'Inicie la revisión para poder decidir.',
    ja: '判定するには審査を開始してください。',
  },
  claimed_by_me: {
    zh: '由您审核至 {until}，逾时他人可接手。',
    en: 'You are reviewing this until {until}; then somebody else may take over.',
    es: 'Usted lo revisa hasta {until}; después otra persona puede encargarse.',
    ja: '{until}まであなたが審査中です。それ以降はほかの人が引き継げます。',
  },
  returned_text: {
    zh: '考生须在 {until} 前补正，逾期报名失效，名额释放。',
    en: 'The candidate can correct it until {until}; then it expires and the seat comes free.',
    es: 'El candidato puede corregirlo hasta el {until}; después caduca y la plaza queda libre.',
    ja: '受験者は {until} まで修正できます。期限を過ぎると失効し、席が空きます。',
  },
  returned_for: { zh: '退回原因', en: 'Returned for', es: 'Devuelta por', ja: '差し戻しの理由' },
  reason_given: { zh: '处理意见', en: 'Reason given', es: 'Motivo indicado', ja: '処理理由' },
  move: {
    zh: '转到其他班次',
    en: 'Move to another class',
    es: 'Trasladar a otra convocatoria',
    ja: '別のクラスへ移す',
  },
  history: { zh: '历史记录', en: 'History', es: 'Historial', ja: '履歴' },
  candidate: { zh: '考生', en: 'Candidate', es: 'Candidato', ja: '受験者' },
  system: { zh: '系统', en: 'System', es: 'Sistema', ja: 'システム' },
  return_text: {
    zh: '请选择需要修改的内容并填写原因，考生将看到该原因。',
    en: 'Choose what the candidate must correct and say why. The candidate sees your words.',
    es: 'Elija qué debe corregir el candidato y explique por qué. El candidato verá sus palabras.',
    ja: '修正が必要な項目を選び、理由を入力してください。受験者に表示されます。',
  },
  return_none: {
    zh: '请至少选择一项。',
    en: 'Choose at least one item.',
    es: 'Elija al menos un elemento.',
    ja: '1つ以上選択してください。',
  },
  return_reason: {
    zh: '{document}的问题',
    en: 'What is wrong with: {document}',
    es: 'Qué falla en: {document}',
    ja: '「{document}」の問題点',
  },
  reason_text: {
    zh: '考生将看到该内容。',
    en: 'The candidate sees your words.',
    es: 'El candidato verá sus palabras.',
    ja: 'この内容は受験者に表示されます。',
  },
  confirm_withdraw: {
    zh: '撤回后名额将被释放。',
    en: 'The seat becomes free again.',
    es: 'La plaza quedará libre.',
    ja: '席が空きに戻ります。',
  },
  reason: { zh: '原因', en: 'Reason', es: 'Motivo', ja: '理由' },
  reason_required: {
    zh: '请填写原因。',
    en: 'Please give a reason.',
    es: 'Indique el motivo.',
    ja: '理由を入力してください。',
  },
  pick_text: { zh: '选用常用语…', en: 'Pick a text…', es: 'Elegir un texto…', ja: '定型文を選ぶ…' },
  pick_text_for: {
    zh: '常用语：{reason}',
    en: 'Text for: {reason}',
    es: 'Texto para: {reason}',
    ja: '定型文：{reason}',
  },
  of_document: { zh: '{document}：', en: '{document}: ', es: '{document}: ', ja: '{document}：' },
} as const;

/** The decisions of a reviewer. */
export const reviewEventWords = {
  claim: { zh: '开始审核', en: 'Start review', es: 'Iniciar revisión', ja: '審査を開始' },
  approve: { zh: '通过', en: 'Approve', es: 'Aprobar', ja: '承認' },
  return: { zh: '退回修改', en: 'Return for correction', es: 'Devolver para corregir', ja: '差し戻し' },
  refuse: { zh: '不通过', en: 'Refuse', es: 'Denegar', ja: '不承認' },
  doubt: { zh: '标记存疑', en: 'Mark as doubtful', es: 'Marcar como dudosa', ja: '要確認にする' },
  release: { zh: '释放', en: 'Release', es: 'Liberar', ja: '審査を中断' },
  withdraw: { zh: '撤回报名', en: 'Withdraw', es: 'Retirar', ja: '取り下げ' },
} as const;

/** The events of an enrolment. */
export const reviewHistoryWords = {
  enrol: { zh: '提交报名', en: 'Enrolled', es: 'Inscrita', ja: '申込' },
  claim: { zh: '开始审核', en: 'Review started', es: 'Revisión iniciada', ja: '審査を開始' },
  approve: { zh: '审核通过', en: 'Approved', es: 'Aprobada', ja: '承認' },
  return: { zh: '退回修改', en: 'Returned for correction', es: 'Devuelta para corregir', ja: '差し戻し' },
  refuse: { zh: '审核不通过', en: 'Refused', es: 'Denegada', ja: '不承認' },
  doubt: { zh: '标记存疑', en: 'Marked as doubtful', es: 'Marcada como dudosa', ja: '要確認に指定' },
  release: { zh: '释放审核', en: 'Review released', es: 'Revisión liberada', ja: '審査を中断' },
  withdraw: { zh: '撤回报名', en: 'Withdrawn', es: 'Retirada', ja: '取り下げ' },
  resubmit: { zh: '重新提交', en: 'Resubmitted', es: 'Reenviada', ja: '再提出' },
} as const;

/**
 * A translated key of the demo site: the key and its text in English, Chinese, German, Spanish,
 * Korean, Italian, French and Portuguese.
 */
type Row = readonly [
  key: string,
  en: string,
  cn: string,
  de: string,
  es: string,
  kr: string,
  it: string,
  fr: string,
  pt: string,
];

/** The languages of a row, in order. */
export const seedLanguages = ['en', 'cn', 'de', 'es', 'kr', 'it', 'fr', 'pt'] as const;

/** The demo site's groups of keys. */
export const seedTranslations: readonly {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Row[];
}[] = [
  {
    key: 'navigation',
    title: 'Navigation',
    rows: [
      [
        'navigation.home',
        'Home',
        '首页',
        'Startseite',
        'Inicio',
        '홈',
        'Home',
        'Accueil',
        'Início',
      ],
      [
        'navigation.search',
        'Search',
        '搜索',
        'Suche',
        'Buscar',
        '검색',
        'Cerca',
        'Recherche',
        'Pesquisar',
      ],
      [
        'navigation.playlists',
        'Playlists',
        '播放列表',
        'Playlists',
        'Listas de reproducción',
        '재생목록',
        'Playlist',
        'Listes de lecture',
        'Listas de reprodução',
      ],
      [
        'navigation.classes',
        'Classes',
        '班级',
        'Kurse',
        'Clases',
        '수업',
        'Classi',
        'Classes',
        'Turmas',
      ],
    ],
  },
  {
    key: 'video',
    title: 'Video Page',
    rows: [
      [
        'video.play',
        'Play video',
        '播放视频',
        'Video abspielen',
        'Reproducir vídeo',
        '동영상 재생',
        'Riproduci video',
        'Lire la vidéo',
        'Reproduzir vídeo',
      ],
      [
        'video.subtitles',
        'Subtitles',
        '字幕',
        'Untertitel',
        'Subtítulos',
        '자막',
        'Sottotitoli',
        'Sous-titres',
        'Legendas',
      ],
      [
        'video.authors',
        'Authors',
        '作者',
        'Autoren',
        'Autores',
        '저자',
        'Autori',
        'Auteurs',
        'Autores',
      ],
      [
        'video.related',
        'Related videos',
        '相关视频',
        'Ähnliche Videos',
        'Vídeos relacionados',
        '관련 동영상',
        'Video correlati',
        'Vidéos associées',
        'Vídeos relacionados',
      ],
    ],
  },
  {
    key: 'quiz',
    title: 'Quizzes',
    rows: [
      [
        'quiz.start',
        'Start quiz',
        '开始测验',
        'Quiz starten',
        'Empezar el cuestionario',
        '퀴즈 시작',
        'Inizia il quiz',
        'Commencer le quiz',
        'Iniciar questionário',
      ],
      [
        'quiz.submit',
        'Submit answers',
        '提交答案',
        'Antworten abgeben',
        'Enviar respuestas',
        '답안 제출',
        'Invia risposte',
        'Envoyer les réponses',
        'Enviar respostas',
      ],
      [
        'quiz.score',
        'Your score',
        '您的得分',
        'Ihr Ergebnis',
        'Su puntuación',
        '내 점수',
        'Il tuo punteggio',
        'Votre score',
        'Sua pontuação',
      ],
    ],
  },
  {
    key: 'legacy',
    title: 'Former Site',
    rows: [
      [
        'legacy.notice',
        'This page has moved.',
        '',
        'Diese Seite ist umgezogen.',
        '',
        '',
        '',
        'Cette page a été déplacée.',
        '',
      ],
    ],
  },
];

import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import { columns } from '../../domain/access/expected-permissions.ts';

/**
 * Every call against every role, written by hand: `+` allowed, `-` refused, `public` without a
 * token. The columns are super, corporate, admin, CS, publish, LTI, customer. 'Section' is a
 * section of the specification, 'decision' one of the numbered decisions where it is silent.
 */
const table = `
  # Section 7 Auth and PD-10: sign-in, refresh and registration carry no token.
  public   POST   /api/admin/security/get_access_token
  public   POST   /api/admin/security/refresh_access_token
  public   POST   /api/security/admin/registration/finish

  # PD-43: the first account and a forgotten password, for the signed-out pages of our own.
  public   POST   /api/security/setup
  public   POST   /api/security/forgot_password
  public   POST   /api/security/reset_password
  public   POST   /api/security/check_link

  # Section 7: the calls under /api/free are public, except the articles of a playlist: playlists have
  # no public state, so only their owner reads them (docs/decisions/0034). PD-36: a document's file has its own
  # token.
  public   GET    /api/admin/class/{id}/document/{docId}/file
  public   GET    /api/free/search/
  public   GET    /api/free/article/{lang}/{id}
  public   GET    /api/free/tag_list
  public   GET    /api/free/section/list/{id}
  public   GET    /api/free/playlist/section_menu

  # Sections 4 and 7: every signed-in user; PD-8: flags; PD-29: subscription.
  +++++++  POST   /api/admin/security/sign_out
  +++++++  GET    /api/admin/profile
  +++++++  PATCH  /api/admin/profile
  +++++++  POST   /api/admin/profile/password
  +++++++  GET    /api/admin/profile/sessions
  +++++++  POST   /api/admin/profile/end_sessions
  +++++++  GET    /api/section_subscription
  +++++++  GET    /api/admin/feature_flag

  # PD-49 and decision 0013: everybody who writes drafts needs the key that encrypts them.
  +++++++  GET    /api/admin/profile/draft_key

  # PD-9: everybody has a dashboard; which parts, its own test says.
  +++++++  GET    /api/admin/dashboard

  # The search of the command palette: what it finds, its own test says.
  +++++++  POST   /api/admin/search

  # QLST-64: everybody lists what they can restore; what that is, its own test says.
  +++++++  GET    /api/admin/deleted

  ++++-++  POST   /api/free/playlist/article_list

  # Section 6: only super admins have the client hub routes.
  +------  GET    /api/admin/client_hub/labels
  +------  GET    /api/admin/client_hub/playlists

  # Section 6: only a super admin manages users. PD-43: the outbox too.
  +------  POST   /api/admin/user/list
  +------  POST   /api/admin/user/invite
  +------  PATCH  /api/admin/user/{id}
  +------  POST   /api/admin/user/{id}/disable
  +------  POST   /api/admin/user/{id}/enable
  +------  POST   /api/admin/user/{id}/invitation
  +------  POST   /api/admin/user/{id}/password_reset
  +------  GET    /api/admin/user/{id}/sessions
  +------  POST   /api/admin/user/{id}/end_sessions
  +------  GET    /api/admin/audit
  +------  GET    /api/admin/audit?format=csv
  +------  GET    /api/admin/outbox
  +------  POST   /api/admin/outbox/{id}/reveal
  +------  POST   /api/admin/outbox/{id}/send

  # Section 2: classes are for full admins, CS and LTI users.
  ++++-+-  GET    /api/admin/class/
  ++++-+-  POST   /api/admin/class/
  ++++-+-  GET    /api/admin/class/{id}
  ++++-+-  PATCH  /api/admin/class/{id}
  ++++-+-  POST   /api/admin/class/{id}
  ++++-+-  DELETE /api/admin/class/{id}
  ++++-+-  PATCH  /api/admin/class/{id}/publish
  ++++-+-  POST   /api/admin/class/{id}/invite
  ++++-+-  PATCH  /api/admin/class/{id}/share
  ++++-+-  GET    /api/admin/class/{id}/quiz
  ++++-+-  GET    /api/admin/class/{id}/playlist
  ++++-+-  POST   /api/admin/class/quiz
  ++++-+-  DELETE /api/admin/class/{id}/quiz/{quizId}
  ++++-+-  POST   /api/admin/class/playlist
  ++++-+-  DELETE /api/admin/class/{id}/playlist/{playlistId}
  ++++-+-  POST   /api/admin/class/playlist_list
  ++++-+-  POST   /api/admin/class/my_playlist_list
  ++++-+-  POST   /api/admin/class/quiz_list
  ++++-+-  PATCH  /api/admin/class/{id}/unshare
  ++++-+-  POST   /api/admin/class/restore/{id}
  ++++-+-  GET    /api/admin/class/options
  ++++-+-  POST   /api/admin/class/{id}/students/resend
  ++++-+-  POST   /api/admin/class/{id}/quiz/{quizId}/remind
  ++++-+-  PATCH  /api/admin/class/{id}/students/{studentId}
  ++++-+-  POST   /api/admin/class/{id}/students/remove
  ++++-+-  POST   /api/admin/class/{id}/students/restore
  ++++-+-  GET    /api/admin/class/{id}/activity
  ++++-+-  POST   /api/admin/class/{id}/quiz/{quizId}/restore
  ++++-+-  POST   /api/admin/class/{id}/playlist/{playlistId}/restore
  ++++-+-  PATCH  /api/admin/class/{id}/quiz_order
  ++++-+-  PATCH  /api/admin/class/{id}/playlist_order
  ++++-+-  GET    /api/admin/class/{id}/document
  ++++-+-  POST   /api/admin/class/{id}/document
  ++++-+-  PATCH  /api/admin/class/{id}/document/{docId}
  ++++-+-  POST   /api/admin/class/{id}/document/{docId}
  ++++-+-  DELETE /api/admin/class/{id}/document/{docId}
  ++++-+-  GET    /api/admin/class/{id}/document/{docId}/token
  ++++-+-  POST   /api/admin/class/{id}/document/{docId}/restore

  # Sections 2 and 6: for super admins only: templates and their uploads, rebuilds of library quizzes,
  # customer quizzes, their results and their sharing.
  +------  POST   /api/admin/quiz/template_list
  +------  GET    /api/admin/quiz/template/{id}
  +------  POST   /api/admin/quiz/template/create
  +------  PATCH  /api/admin/quiz/template/{id}
  +------  DELETE /api/admin/quiz/template/{id}
  +------  POST   /api/admin/quiz/template/from_package/qti
  +------  POST   /api/admin/quiz/list
  +------  GET    /api/admin/quiz/list
  +------  GET    /api/admin/quiz/shared_with_customer/{id}
  +------  POST   /api/admin/quiz/sharecustomer/{id}
  +------  GET    /api/admin/quiz/assign/{id}
  +------  GET    /api/admin/quiz/user_quiz/{id}/assign
  +------  GET    /api/admin/quiz/user_quiz/{id}/assign?format=csv
  +------  GET    /api/admin/quiz/user_quiz/{id}/statistics
  +------  GET    /api/admin/quiz/user_quiz/{id}/distributed
  +------  GET    /api/admin/quiz/user_quiz/{id}/reminders
  +------  GET    /api/admin/quiz/update_section_quiz_library/{id}
  +------  POST   /api/admin/quiz/process_section_quiz_libraries
  +------  GET    /api/admin/quiz/library/rebuilds
  +------  DELETE /api/admin/quiz/library/rebuilds/{id}
  +------  POST   /api/admin/quiz/library/undo_rebuild/{id}

  # PD-5: staff read library and admin quizzes; section 6: super admins write them.
  ++++-+-  POST   /api/admin/quiz/library_quiz_list
  ++++-+-  GET    /api/admin/quiz/library/{id}
  +------  POST   /api/admin/quiz/library/create
  +------  PATCH  /api/admin/quiz/library/{id}
  +------  DELETE /api/admin/quiz/library/{id}
  ++++-+-  POST   /api/admin/quiz/quiz_list
  ++++-+-  GET    /api/admin/quiz/{id}
  +------  POST   /api/admin/quiz/create
  +------  PATCH  /api/admin/quiz/{id}
  +------  DELETE /api/admin/quiz/{id}

  # Section 6, 'Other users', and PD-4: own and shared quizzes for every role with the quiz area,
  # what the quiz form's pickers show, and downloads. Which rows: tests/server/routes/quiz-access.test.ts.
  ++++-++  GET    /api/admin/quiz/from_article/{id}
  ++++-++  GET    /api/admin/quiz/from_playlist/{id}
  ++++-++  POST   /api/admin/quiz/user_quiz_list
  ++++-++  GET    /api/admin/quiz/user_quiz/{id}
  ++++-++  POST   /api/quiz/create
  ++++-++  PATCH  /api/admin/quiz/user_quiz/{id}
  ++++-++  DELETE /api/admin/quiz/user_quiz/{id}
  ++++-++  POST   /api/admin/quiz/shared_quiz_list
  ++++-++  GET    /api/admin/quiz/list_shared_by_me
  ++++-++  GET    /api/admin/quiz/shared_with/{id}
  ++++-++  POST   /api/admin/quiz/share/{id}
  ++++-++  POST   /api/admin/quiz/set_end_date/{id}
  ++++-++  POST   /api/admin/quiz/restore/{id}
  ++++-++  POST   /api/admin/quiz/change_many
  ++++-++  GET    /api/admin/list_settings/{list}
  ++++-++  PATCH  /api/admin/list_settings/{list}
  ++++-++  GET    /api/admin/quiz/{type}/{id}/qti
  ++++-++  GET    /api/admin/quiz/{type}/{id}/cc
  ++++-++  GET    /api/admin/quiz/{type}/{id}/scorm
  ++++-++  GET    /api/admin/quiz/{type}/{id}/export_remarks
  ++++-++  POST   /api/quiz/upload_image
  ++++-++  POST   /api/admin/quiz/article_list
  ++++-++  GET    /api/admin/section/list/{id}
  ++++-++  POST   /api/admin/playlist/my_list
  ++++-++  GET    /api/admin/playlist/{id}
  ++++-++  POST   /api/admin/playlist/with_articles

  # Section 2: playlists are for full admins, CS and LTI users; so is the institution picker.
  ++++-+-  DELETE /api/admin/playlist/{id}
  ++++-+-  POST   /api/admin/playlist/{id}
  ++++-+-  PATCH  /api/admin/playlist/{id}
  ++++-+-  POST   /api/admin/playlist/add_article/{playlistId}
  ++++-+-  POST   /api/admin/playlist/create
  ++++-+-  POST   /api/admin/playlist/restore/{id}
  ++++-+-  POST   /api/admin/institution

  # Decision 0048: what belongs to an institution is for full admins.
  +++----  GET    /api/admin/institution/{id}
  +++----  GET    /api/admin/institution/filter_values

  # Section 2, general route table, and PD-3: full admins.
  +++----  PATCH  /api/admin/collections/{id}/editor/{editorId}
  +++----  POST   /api/admin/collections/list
  +++----  GET    /api/admin/collections/{id}/possible_editors
  +++----  POST   /api/admin/sponsor/list
  +++----  GET    /api/admin/sponsor/{id}
  +++----  POST   /api/admin/sponsor
  +++----  PATCH  /api/admin/sponsor/{id}
  +++----  DELETE /api/admin/sponsor/{id}
  +++----  POST   /api/admin/sponsor/{id}/add_file/video
  +++----  POST   /api/admin/sponsor/{id}/add_file/logo
  +++----  POST   /api/admin/sponsor/{id}/article/add
  +++----  POST   /api/admin/sponsor/{id}/article/remove
  +++----  POST   /api/admin/sponsor/article_list
  +++----  POST   /api/admin/site_translation/
  +++----  POST   /api/admin/site_translation/add_by_key
  +++----  PATCH  /api/admin/site_translation/edit/{translationId}
  +++----  DELETE /api/admin/site_translation/{id}
  +++----  POST   /api/admin/site_translation/group
  +++----  GET    /api/admin/site_translation/group/{id}
  +++----  POST   /api/admin/site_translation/group/create
  +++----  PATCH  /api/admin/site_translation/group/edit/{id}
  +++----  DELETE /api/admin/site_translation/group/{id}
  +++----  GET    /api/admin/site_translation/group/{id}/export
  +++----  POST   /api/admin/site_translation/group/{id}/import
  +++----  POST   /api/admin/site_translation/store_block
  +++----  POST   /api/admin/site_translation/undo/{id}
  +++----  GET    /api/admin/banner
  +++----  POST   /api/admin/banner/create
  +++----  PATCH  /api/admin/banner/update
  +++----  PATCH  /api/admin/feature_flag/{key}
`;

/** The roles that may send a call ('GET /api/admin/profile'), or 'public'. */
export const expectedCalls: ReadonlyMap<string, readonly EffectiveRole[] | 'public'> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [letters = '', method = '', path = ''] = line.split(/\s+/);
      const roles = columns.filter((_, column) => letters[column] === '+');
      return [`${method} ${path}`, letters === 'public' ? letters : roles];
    }),
);

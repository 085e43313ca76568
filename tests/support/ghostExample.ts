/** A post of Ghost, «Il ponte». */
export const ghostPost = (more: object = {}) => ({
  id: '1',
  title: 'Il ponte',
  slug: 'il-ponte',
  status: 'published',
  type: 'post',
  published_at: '2019-02-03T04:05:06.000Z',
  html: '<p>uno</p>',
  ...more,
})

/** The file that Ghost exports, with these posts. */
export const ghostExport = (...posts: object[]): string =>
  JSON.stringify({ db: [{ data: { posts, settings: [{ key: 'title', value: 'Rivista' }] } }] })

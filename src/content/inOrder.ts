/** The articles of an issue as readers find them: those its editors placed, in their order, then the others as they come. */
export function inOrder<Article extends { readonly id: string }>(order: readonly string[], articles: readonly Article[]): Article[] {
  const placed = order.flatMap((id) => articles.filter((article) => article.id === id))
  return [...placed, ...articles.filter(({ id }) => !order.includes(id))]
}

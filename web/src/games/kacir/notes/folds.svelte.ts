/** Which parts of the notebook lie open; as long as the page is. */
class Fold {
  open = $state(true);
  constructor(open: boolean) {
    this.open = open;
  }
}
export const folds = { book: new Fold(true), ways: new Fold(false) };

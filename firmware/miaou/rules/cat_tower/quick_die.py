"""The die on its own, with its bag: no players, no turns, no end."""

from miaou.rules.cat_tower.die import Die, edition, number


class QuickDie(Die):
    """It may be rolled at any time; a token is drawn where a face or a token asks for it."""

    EVENTS = {"rolled": 10, "doubled": 1, "tokens": 6, "bag": 6, "roll": 1, "token": 1}

    def may_draw(self) -> bool:
        """A fat face turns a token up; so does the token that shows Catty Fatty again."""
        return self.face == "fat_face" and self.token in ("", "fatty")

    def summary(self) -> list[list[str]]:
        """The events that a new journal needs to go on with this die and this bag."""
        return [
            self.tally(),
            ["doubled", self.doubled],
            ["tokens"] + [str(count) for count in self.bag.box],
            ["bag"] + [str(count) for count in self.bag.left],
        ]

    def on_tokens(self, *words: str) -> None:
        self.bag = edition(words)

    def on_bag(self, *words: str) -> None:
        left = [number(word, 0, 9) for word in words]
        if any([have > full for have, full in zip(left, self.bag.box)]):
            raise ValueError("No bag holds so many tokens.")
        self.bag.left = left

    def on_token(self, token: str) -> None:
        if not self.may_draw():
            raise ValueError("A token is drawn after a fat face only.")
        self.bag.take(token)
        self.token = token
